import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DefaultWords } from "./default-words.ts";
import { LoadingOverlay } from "./loading-overlay.tsx";
import { ConfirmModal } from "./modal-kinds.tsx";

const nothing = () => {};
const asked = createElement(ConfirmModal, { open: true, onClose: nothing, onConfirm: nothing, title: "?" });
const overlay = createElement(LoadingOverlay, { open: true });

test("a question answers with Confirm and Cancel, an overlay says LOADING... where nobody gives them words", () => {
  expect(renderToString(asked)).toMatch(/Confirm<.*Cancel</);
  expect(renderToString(overlay)).toContain("LOADING...");
});

test("the shop's words come in their place, and a label before both", () => {
  const value = { overlay: "CHARGEMENT...", confirm: "Confirmer", cancel: "Annuler" };
  const inFrench = (part: ReactElement) => renderToString(createElement(DefaultWords, { value }, part));
  expect(inFrench(asked)).toMatch(/Confirmer<.*Annuler</);
  expect(inFrench(overlay)).toContain("CHARGEMENT...");
  expect(inFrench(createElement(LoadingOverlay, { open: true, label: "Suppression" }))).toContain(
    "Suppression",
  );
});
