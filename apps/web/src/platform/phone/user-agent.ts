/** Model and version of the system, as far as a browser's line about itself tells. */
export function describeUserAgent(userAgent: string): { model: string; osVersion: string } {
  const apple = /(iPhone|iPad)[^)]* OS ([\d_]+)/.exec(userAgent);
  if (apple) return { model: apple[1] ?? "", osVersion: dotted(apple[2]) };
  const android = /Android ([\d.]+)(?:; ([^;)]+))?/.exec(userAgent);
  if (android)
    return { model: android[2]?.replace(/ Build.*/, "") ?? "Android", osVersion: android[1] ?? "" };
  const mac = /Mac OS X ([\d_.]+)/.exec(userAgent);
  if (mac) return { model: "Mac", osVersion: dotted(mac[1]) };
  const windows = /Windows NT ([\d.]+)/.exec(userAgent);
  if (windows) return { model: "PC", osVersion: windows[1] ?? "" };
  return { model: userAgent.includes("Linux") ? "Linux" : "Browser", osVersion: "" };
}

const dotted = (version = "") => version.replaceAll("_", ".");
