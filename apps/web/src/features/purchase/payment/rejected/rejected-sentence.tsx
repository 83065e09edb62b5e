/** The fixed sentence of Algerian card payments for a rejected one, in its three languages at once. */
const sentences = [
  { lang: "fr", text: "Votre transaction a été rejetée" },
  { lang: "en", text: "Your transaction was rejected" },
  { lang: "ar", text: "تم رفض معاملتك" },
];

export function RejectedSentence() {
  return (
    <ul className="text-sm text-brick">
      {sentences.map(({ lang, text }) => (
        <li key={lang} lang={lang}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
