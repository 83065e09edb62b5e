/** Its controls, asked over HTTP. */
export type Ask = ReturnType<typeof askAt>;

export const askAt = (url: string) => ({
  get: async <T>(path: string) => read<T>(await fetch(url + path)),
  post: async <T>(path: string, body: object) =>
    read<T>(
      await fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    ),
});

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
