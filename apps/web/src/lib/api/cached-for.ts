type CachedAnswer<Answer> = { at: number; answer: Promise<Answer> };

/** `ask`, whose answer to the same question is given again for so many milliseconds; a failure is not kept. */
export function cachedFor<Answer>(
  milliseconds: number,
  ask: (question: string) => Promise<Answer>,
): (question: string) => Promise<Answer> {
  const asked = new Map<string, CachedAnswer<Answer>>();
  return (question) => {
    const known = asked.get(question);
    if (known && Date.now() - known.at < milliseconds) return known.answer;
    const answer = ask(question);
    asked.set(question, { at: Date.now(), answer });
    answer.catch(() => asked.delete(question));
    return answer;
  };
}
