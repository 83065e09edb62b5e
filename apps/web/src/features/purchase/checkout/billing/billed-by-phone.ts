import { firstCodes } from "./phone-number.ts";

type Countries = {
  /** Of the bill, as far as anybody said. */
  country: string;
  phoneCountry: string;
  /** The phone's, when the bill's country last followed it. */
  followed: string;
};

/** Whether a bill goes where the phone's number is from: where one can go there, and nobody has said another country. */
export const billedByPhone = ({ country, phoneCountry, followed }: Countries): boolean =>
  phoneCountry in firstCodes && ["", phoneCountry, followed].includes(country);
