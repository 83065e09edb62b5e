export { readPhone } from "@rihla/contract/rules/phone";
export { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
