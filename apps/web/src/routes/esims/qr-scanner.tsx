export { AddEsim as Component } from "../../features/add-esim/add-esim.tsx";
