/** Which forms have two given letters at a given place. */
export class Pairs {
  readonly #letters = new Map<number, number>();
  readonly #forms = new Map<number, number[]>();

  add(text: string, form: number): void {
    for (let at = 0; at + 1 < text.length && at < places; at++) {
      const key = this.#key(this.#noted(text, at), this.#noted(text, at + 1), at);
      const forms = this.#forms.get(key);
      if (forms) forms.push(form);
      else this.#forms.set(key, [form]);
    }
  }

  /** Forms whose letters at `at` and behind it are the first two of `text`. */
  at(text: string, at: number): readonly number[] {
    const first = this.#letters.get(text.charCodeAt(0));
    const second = this.#letters.get(text.charCodeAt(1));
    if (first === undefined || second === undefined || at < 0 || at >= places) return none;
    return this.#forms.get(this.#key(first, second, at)) ?? none;
  }

  /** A small number per letter, so that the keys stay small too. */
  #noted(text: string, at: number): number {
    const letter = text.charCodeAt(at);
    const known = this.#letters.get(letter) ?? this.#letters.size;
    this.#letters.set(letter, known);
    return known;
  }

  #key(first: number, second: number, at: number): number {
    return (first * mostLetters + second) * places + at;
  }
}

const none: readonly number[] = [];
const mostLetters = 1024;
/** A text that is searched for has at most 60 letters, which normalising may make a few more of. */
const places = 256;
