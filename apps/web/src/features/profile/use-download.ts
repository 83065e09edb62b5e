import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { saveFile } from "../../platform/sharing/save-file.ts";

/** Everything the shop knows of the person, as a file of their own. */
export function useDownload() {
  return useMutation({
    mutationFn: async () => {
      const data = await api("GET /auth/me/export");
      saveFile("rihla-my-data.json", "application/json", JSON.stringify(data, null, 2));
    },
  });
}
