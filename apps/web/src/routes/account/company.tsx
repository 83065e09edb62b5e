export { KeptCompany as Component } from "../../features/company/kept-company.tsx";
