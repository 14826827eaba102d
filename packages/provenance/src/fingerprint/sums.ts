/** What is known of pairs of values, from their sums. */
export class Sums {
  #count = 0;
  #one = 0;
  #other = 0;
  #products = 0;
  #squares = 0;
  #otherSquares = 0;

  add(one: number, other: number): void {
    this.#count += 1;
    this.#one += one;
    this.#other += other;
    this.#products += one * other;
    this.#squares += one * one;
    this.#otherSquares += other * other;
  }

  /** Sums around the means. */
  get product(): number {
    return this.#products - (this.#one * this.#other) / this.#count;
  }
  get square(): number {
    return this.#squares - this.#one ** 2 / this.#count;
  }
  get otherSquare(): number {
    return this.#otherSquares - this.#other ** 2 / this.#count;
  }

  get correlation(): number {
    const { product, square, otherSquare } = this;
    return square <= 0 || otherSquare <= 0 ? 0 : product / Math.sqrt(square * otherSquare);
  }

  /** Of the straight line that leads from the one to the other best. */
  get gain(): number {
    return this.square <= 0 ? 0 : this.product / this.square;
  }
  get offset(): number {
    return (this.#other - this.gain * this.#one) / this.#count;
  }
}
