import { type ReactNode, use } from "react";
import { DefaultWords } from "./default-words.ts";
import { Modal, type ModalAction, type ModalProps } from "./modal.tsx";

/** Long enough to read a short sentence. */
const successShownFor = 3000;

/** It worked; goes away by itself. */
export function SuccessModal(props: Omit<ModalProps, "type" | "autoCloseAfter">) {
  return <Modal {...props} type="success" autoCloseAfter={successShownFor} />;
}

type ConfirmModalProps = Omit<ModalProps, "primary" | "secondary"> & {
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  onConfirm: () => void;
  danger?: boolean;
  busy?: boolean;
};

/** A question: one button goes on, the other (like closing it) doesn't. */
export function ConfirmModal({
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger,
  busy,
  type = "warning",
  ...rest
}: ConfirmModalProps) {
  const { confirm, cancel } = use(DefaultWords);
  return (
    <Modal
      {...rest}
      type={type}
      primary={{ label: confirmLabel ?? confirm, onPress: onConfirm, busy, danger }}
      secondary={{ label: cancelLabel ?? cancel, onPress: rest.onClose }}
    />
  );
}

type PaymentNoticeProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  continueLabel: ReactNode;
  onContinue: () => void;
  secondary?: ModalAction;
};

/** On the way to the gateway: nothing beside its buttons closes it. */
export function PaymentNotice({ continueLabel, onContinue, ...rest }: PaymentNoticeProps) {
  return (
    <Modal
      {...rest}
      type="info"
      closeByBackdrop={false}
      onClose={() => {}}
      primary={{ label: continueLabel, onPress: onContinue }}
    />
  );
}
