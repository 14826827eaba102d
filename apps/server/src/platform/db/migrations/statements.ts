/** Comments, strings, names and bodies in dollars, in which a semicolon ends nothing; else one letter. */
const PIECES =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(?<dollars>\$\w*\$)[\s\S]*?\k<dollars>|[\s\S]/g;

export type Statement = {
  text: string;
  /** Where it begins in the file. */
  position: number;
};

/** The statements of a file of SQL, without their semicolons; comments stay with what follows. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let position = 0;
  const cut = (end: number) => {
    const text = sql.slice(position, end);
    if (withoutComments(text).trim() !== '') statements.push({ text, position });
    position = end + 1;
  };
  for (const { 0: piece, index } of sql.matchAll(PIECES)) if (piece === ';') cut(index);
  cut(sql.length);
  return statements;
}

/** SQL with a blank for each comment. */
export function withoutComments(sql: string): string {
  return sql.replace(PIECES, (piece) => (/^(--|\/\*)/.test(piece) ? ' ' : piece));
}
