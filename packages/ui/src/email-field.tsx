import { TextField, type TextFieldProps } from "./text-field.tsx";

/** An address is written from the left in every language, and stands where the others' words end. */
export const EmailField = (props: TextFieldProps) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="email"
    dir="ltr"
    className="rtl:text-end"
    {...props}
  />
);
