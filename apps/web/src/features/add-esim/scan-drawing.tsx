import type { ScanStep } from "./scan-steps.ts";

/** A step of scanning as a picture without words, the same from the right and from the left. */
export function ScanDrawing({ step }: { step: ScanStep }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 150" className="w-full max-w-72" fill="none">
      <rect width="240" height="150" rx="16" className="fill-sand" />
      {step === "find" && <Paper />}
      {step === "hold" && <Aim />}
      {step === "check" && <Checked />}
    </svg>
  );
}

/** What everybody takes for a QR code: three corners and some dots. */
function Code({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 21})`}>
      <rect x="-2" y="-2" width="25" height="25" rx="2" fill="#fff" />
      <g fill="#0d1524">
        {[
          [0, 0],
          [14, 0],
          [0, 14],
        ].map(([left, top]) => (
          <g key={`${left}-${top}`} transform={`translate(${left} ${top})`}>
            <path fillRule="evenodd" d="M0 0h7v7H0zM1 1v5h5V1z" />
            <path d="M2 2h3v3H2z" />
          </g>
        ))}
        <path d="M9 0h2v3H9zM9 5h3v2H9zM8 9h2v2H8zM12 8h3v2h-3zM0 9h3v2H0zM5 9h2v2H5zM17 9h4v2h-4zM9 13h2v4H9zM13 12h2v3h-2zM17 13h2v2h-2zM14 17h3v4h-3zM19 17h2v2h-2zM9 19h3v2H9z" />
      </g>
    </g>
  );
}

function Paper() {
  return (
    <>
      <path d="M62 22h116v106H62z" className="fill-surface stroke-edge" strokeWidth="2" />
      <path d="M78 38h84M78 48h52" className="stroke-line" strokeWidth="5" strokeLinecap="round" />
      <Code x={96} y={62} size={48} />
      <path
        d="M84 118h72"
        className="stroke-sea"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="12 6"
      />
    </>
  );
}

function Aim() {
  return (
    <>
      <Code x={96} y={51} size={48} />
      <rect x="74" y="12" width="92" height="126" rx="14" className="stroke-ink" strokeWidth="4" />
      <path
        d="M86 56V42h14M154 56V42h-14M86 94v14h14M154 94v14h-14"
        className="stroke-sea"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M110 128h20" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Checked() {
  return (
    <>
      <rect
        x="74"
        y="12"
        width="92"
        height="126"
        rx="14"
        className="fill-surface stroke-ink"
        strokeWidth="4"
      />
      <rect x="86" y="28" width="68" height="40" rx="6" className="fill-sea" />
      <path d="M96 42h34M96 54h20" className="stroke-on-sea" strokeWidth="4" strokeLinecap="round" />
      <circle cx="120" cy="98" r="19" className="fill-palm" />
      <path
        d="m111 98 6 7 13-14"
        className="stroke-surface"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
