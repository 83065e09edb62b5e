export { PersonalInformation as Component } from "../../features/profile/personal-information.tsx";
