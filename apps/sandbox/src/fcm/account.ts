import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

export const PROJECT = "rihla-sandbox";
export const CLIENT_EMAIL = "sender@rihla-sandbox.iam.gserviceaccount.com";

/** PKCS #8, base64, with the sandbox's mark in its modulus. Read by everybody here, so it opens nothing real. */
const key =
  "MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQDK7BZnrihla+sandbox+publishedAs+7WQ4dGfvywaOfXyY20ae" +
  "ZUiFc0Rr4Uhn7XqnOqW+fkBiueCYCXLGb9Im0dgICwZ8At8SNXpj8gej6yv2/GVgS6ciqrO20/iOxpoNbx17NrjvuPdoct2W6Bo2N5" +
  "dUHOZBauv2J1ST2PUVjXCWbs1lDOIGuESW5HTVh0sCOv5oB02iQMZAzuFunA/gAOiqZhhqfWP+7UsjBNWTWtJEr20sWlEXPd6l+RX3" +
  "mO1tIxFGWjFebQiUVHuH/Iw7ULhVwnQDX2/+PvK7fwJDUOVbAlfPx+yYkLS6+a8nO3IEmTYOsg7mYDpU61muNbAgMBAAECggEBAIhx" +
  "1OLkTQ9dUFm2VkJx4mVc100yQHvWQTtbbsNtMbXg5DvJr/nm11Rx1Mk25CrjALk9SMb9Q2Ck8YEzfH6qAZomIt6agG2dZbC+mvgdtg" +
  "a9jBke9iaTwlwn1h8LN3toMycXWlCFrIQfQXGGzoB62n5bAdEykgwYatQXpjmdBMKvSnmnH2oVXoibz8pXa8k65y9Tf3WARIHGSqjH" +
  "9Jn1gaJspTRhXOwIUJN5v6oK4vQkNe+h/OiRDvzDSMfPDy0p3nBA5xmDLtJU8bmodiZfgbjzfmAgPCVIrQ73Xg7DaDr0MvPJlqD2Gi" +
  "uoyIMC2nmXSE+WzPDos5kT65qcCzIX/GECgYEA6uBnVHdVDfbecQPLZQoB4oJeTuBsr/ETygqQ0527NmR8vguuq4IShKhdevB3l2sN" +
  "xYXiCZb1RcFzK0wykXmHvlU91x2NeaEl79FWviHGHrGhFoSquOnyNcHUUdWaSUb22MGp7uQEdWbmFKL6oQDp4t6gFWQGmnIOKb7pro" +
  "ZVPdECgYEA3Sv+goaUbyMdMQWK1VRIu9ZcdTNOF+lG1YrPvG5c4GDXxcu5tACinUf0em8dhARER9HuhbNeasjsPdm2ydtZjg0GwH4W" +
  "BvLCSSMq7jB7KlK26wa8usgdLtdgQWPX86tXcaSgfnZuJsaiMoxZjaM+H2Vb7t6iV5j1yLq2AN/bfWsCgYBvf32t7EQ1L9ci4UFBws" +
  "FoTKkGWqVd1FynkeJ0grEnvgY1lYgipMmzrdVKkjLDb6+G7+qA0Oe4aIAKss5insWgxghoQQAzGBvRP5glBBVv5rTo4qvEwlIX0N7A" +
  "xlzKomR2O2E3JYk0Tle0vjWqDqv45eQqo2Q7Fx/AE4ANOHnosQKBgQCLZeEhr2T6ry0E6rNYRakaCr93dwCvfW4RxU2tO/n5yc/1cL" +
  "P4ybW0X9etGz+FJ5NJmP0285h8wWp0iTX1//Rv3bH1vQJxGqxtoGa8fX4DbOKxOyvUpbAPB9w5Go7Pm5yfmd02F7rRYbx1E5SV+t96" +
  "tk29PkEf6N5wx41S+8TBRQKBgEBRUMDZvXvX9XY5vSsUkHjJtvR2L5MAmFNwhL9opipnX0VnN4RfSHjSNFSu6Upvqi2rumbyZYtzUo" +
  "7alWVHvLaI+sdEbLWIs7DFUVJ6ROoXyZqZvtO1+A9phHBPE6DWsUhBdy7b5kwUW7zdzxtgVIZMR6a8W1OLlCUAuKx855ok";

export const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`;

export const publicKey = (): KeyObject => createPublicKey(createPrivateKey(PRIVATE_KEY));
