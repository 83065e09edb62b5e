import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

export const PROJECT = "rihla-sandbox";
export const CLIENT_EMAIL = "sender@rihla-sandbox.iam.gserviceaccount.com";

/** PKCS #8, base64. Read by everybody here, so it opens nothing real. */
const key =
  "MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQC0FMlEChEnYjHckn8Vjd1dC7ADZs5OOtrt1RCZ53AyTIhXqMBw" +
  "4RKu+BHM7o5GZTPnw93mFQSP69VaFMxBlDQV0Ts4zQzzJ+IfXm9//J1j6CFcSmlvNN/EiX5YPKJ9ZzHUqFxALJSqU1XR4tm/NSaP" +
  "m9XGGjVBm9C+yioGk/qLT9ANY6zUiYmgc1eQDAMFHYD7watIj4JBA5npASE8nGS4fLOeW/+2pNVwi2vSaLgp8gxs3bZgZzrWYKR3" +
  "Z4KoBTFJofmflOfAhONrJjohA8NOAbwStVC4jv9/T+qhWv+AusZv4WliCgbyf4e0l3Jtse2CB5bXNT2JOxIPLhpIwEJlAgMBAAEC" +
  "ggEAGtd4Unhvqx+jT/3UDHnrU2mhEDi8KoPySv31rgMFwbGPpwVDve+GcecO/C1Yrpx6GqMiyZ87YVplIDq2YVX+V3wq6CIEOqAo" +
  "v8U7OGgGa7RXeKKsyYMnkWtvFibfj3KYxlpb+cLLXAH06kZ2b140Q7aWLCOO6ZsYh7+pePaIo0f/qlCRnJq7oK8wnm5cpe7af4ov" +
  "nc38wRZRQpB0DxhJ/aKqB9HBQY+aG9scWqAUKaTahIdR+gFeZW8gE6yfZzm1iTrs1UB3Z5jWH+unkTJMapgj0d8SSRCV7Aogy+Hf" +
  "QiwtxNVsI1f+4d1T2UgfXT9zT5oVqf2DlwH57Jq2SELAhwKBgQDfz9qdiSbeKHZNh3Gv4CuGVTIPyXr+K27g+jmZxv4HzxMX07ca" +
  "YjpAjyXJwnCDLPrA2kG5l2GeO0+2PtCSPgYbsnFIHpCyOF7B/ZuV5kIliMORZcif8cs60K6D//fI+PCbZldSMKGiDz6BUqlqyUdy" +
  "+EzMA+cDA4Hq8HwDoAIhHwKBgQDN+uK6U+7RK0/9DuE87SoM0+gkgVTJS1DdO2pPCQJMxTrqwLRNqdPgJaw6dg841a6HMixIBB8+" +
  "lNC19ebGl5fWFI0H7dGZkv4AmOgEKbm5oYjltllGGTo5DLYOWlmUD5gq08jUhCbicpYB82QI4/V6NYRoDOqTWW6mJD92pFAX+wKB" +
  "gQDWfgUt5TtyvaRjOOMjgtszqoKHzrgozsc8pZJ+Zc8e/L13oFdi2bCqHoZAji/2By1plcJXc1UCqCUEq76H6RlBggo+68wQgSWP" +
  "FNX/GuVZw3Bp7/oOD1SN0WDu8GkwGiO9Sp91DVZaUfG9TtM+nBf1fzFadIL4yGvCFSdE8hwYUQKBgQCn6ZrEjEGF0Eofn+6rTSbX" +
  "WDPI9olYowYjoxjRnyV50dpqnncdTJFFC1DwQ2e7TC4/Vf5VIs8ZpBTUEMZ1JAUJ5qzlRtBz4ikf8YZKRn15vx4rLNBv3YbiFOOg" +
  "pbSah2/jkcwIukY8mW6B3piwyqxFWLU8YTMktWYHGEuH+wCz2wKBgGbANXov2IB+oeR9I0Hy93gjRTb8U8jukzxM23eT3OZErfI1" +
  "aZgpawfk7YO5P9JP6QXFESITC1KADOyzuUIhjxISWVmxuNO59V0BtLV2hZPJaKb9iK3qvyPAfolabSuvP1bs29086qoL+/IAeQLL" +
  "49lMImGAV/FNX9VmpNkKbkcB";

export const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`;

export const publicKey = (): KeyObject => createPublicKey(createPrivateKey(PRIVATE_KEY));
