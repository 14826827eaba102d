/** A code of ours as people read it: "NO_ANSWER" as "No answer", "grant-credits" as "Grant credits". */
export function codeWords(code: string): string {
  const words = code.toLowerCase().replaceAll(/(?<=\w)[-_](?=\w)/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
