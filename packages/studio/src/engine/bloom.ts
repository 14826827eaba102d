const CELL = 8;

function blur(grid: Float32Array, copy: Float32Array, columns: number, rows: number) {
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const left = y * columns + Math.max(0, x - 2);
        const right = y * columns + Math.min(columns - 1, x + 2);
        const at = y * columns + x;
        for (let c = 0; c < 3; c++) {
          copy[at * 3 + c] =
            (grid[left * 3 + c]! + grid[right * 3 + c]! + grid[at * 3 + c]! * 2) * 0.25;
        }
      }
    }
    for (let y = 0; y < rows; y++) {
      const up = Math.max(0, y - 2) * columns;
      const down = Math.min(rows - 1, y + 2) * columns;
      for (let x = 0; x < columns; x++) {
        const at = y * columns + x;
        for (let c = 0; c < 3; c++) {
          grid[at * 3 + c] =
            (copy[(up + x) * 3 + c]! + copy[(down + x) * 3 + c]! + copy[at * 3 + c]! * 2) * 0.25;
        }
      }
    }
  }
}

/** The glow of bright places, gathered on a coarse grid and handed out a row of 2x2 blocks at a time. */
export function bloomGrid(width: number, height: number, strength: number, mirrored: boolean) {
  const columns = width / CELL;
  const rows = height / CELL;
  const grid = new Float32Array(columns * rows * 3);
  const copy = new Float32Array(grid.length);
  const line = new Float32Array(columns * 3);
  // For each block its left cell's place in a line, and how far it is on the way to the next cell.
  const lefts = new Int32Array(width / 2);
  const shares = new Float32Array(width / 2);
  for (let i = 0; i < lefts.length; i++) {
    const x = Math.min(columns - 1.001, Math.max(0, (i * 2 - 3) / CELL));
    lefts[i] = Math.floor(x) * 3;
    shares[i] = x - Math.floor(x);
  }

  function gather(pixels: Uint32Array) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const left = (mirrored ? columns - 1 - x : x) * CELL + 1;
        const at = (y * CELL + 1) * width + left;
        const a = pixels[at]!;
        const b = pixels[at + 4]!;
        const c = pixels[at + 4 * width + 2]!;
        const d = pixels[at + 4 * width + 6]!;
        const redBlue = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff);
        let red = (redBlue & 0xffff) / 4;
        let blue = (redBlue >>> 16) / 4;
        let green =
          (((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255)) / 4;
        red *= (red / 255) * strength;
        green *= (green / 255) * strength;
        blue *= (blue / 255) * strength;
        const cell = (y * columns + x) * 3;
        grid[cell] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        grid[cell + 1] = -0.1006 * red - 0.3386 * green + 0.4392 * blue;
        grid[cell + 2] = 0.4392 * red - 0.3989 * green - 0.0403 * blue;
      }
    }
    blur(grid, copy, columns, rows);
  }

  /** Fills luma (0 to 255) and both chromas (around 0) for every block of a row of blocks. */
  function row(block: number, out: Int16Array) {
    const y = Math.min(rows - 1.001, Math.max(0, (block * 2 - 3) / CELL));
    const above = Math.floor(y);
    const share = y - above;
    for (let i = 0; i < line.length; i++) {
      const a = grid[above * columns * 3 + i]!;
      line[i] = a + (grid[(above + 1) * columns * 3 + i]! - a) * share;
    }
    for (let i = 0; i < lefts.length; i++) {
      const left = lefts[i]!;
      const share = shares[i]!;
      const luma = line[left]!;
      const blue = line[left + 1]!;
      const red = line[left + 2]!;
      out[i * 3] = luma + (line[left + 3]! - luma) * share;
      out[i * 3 + 1] = blue + (line[left + 4]! - blue) * share;
      out[i * 3 + 2] = red + (line[left + 5]! - red) * share;
    }
  }

  return { gather, row };
}
