import { useState } from "react";
import { likelyGuide } from "../../domain/guides/likely-guide.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";
import { DrawnSteps } from "./drawn/drawn-steps.tsx";
import { PhoneChoice } from "./phone-choice.tsx";
import { useGuide } from "./use-guide.ts";

/** The code, scanned or typed, on one maker's screens; the one tap is a button of its own. */
export default function DrawnInstallation() {
  const [maker, setMaker] = useState(() => likelyGuide(likelyPhone()).phone ?? "iphone");
  const guide = useGuide("install", maker);
  const parts = guide?.parts.filter(({ key }) => key === "code" || key === "hand") ?? [];
  return (
    <>
      <PhoneChoice phone={maker} onChoose={setMaker} />
      <div className="flex min-h-80 flex-col gap-6">
        {guide &&
          parts.map((part) => (
            <div key={part.key}>
              <h4 className="mb-3 font-medium">{part.title}</h4>
              <DrawnSteps guide={guide} part={part} label={part.title} />
            </div>
          ))}
      </div>
    </>
  );
}
