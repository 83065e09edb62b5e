/** Stand for the two Algerian cards until the bank hands over its artwork with the contract. */
export function CardMarks() {
  return (
    <span aria-hidden="true" dir="ltr" className="flex shrink-0 gap-1.5">
      <Mark className="bg-[#0a4a8f] text-white">CIB</Mark>
      <Mark className="bg-[#f6c500] text-[#14223b]">EDAHABIA</Mark>
    </span>
  );
}

const Mark = ({ className, children }: { className: string; children: string }) => (
  <span
    className={`inline-flex h-6 items-center rounded px-1.5 text-[0.625rem] font-bold tracking-wide ring-1 ring-white/40 ${className}`}
  >
    {children}
  </span>
);
