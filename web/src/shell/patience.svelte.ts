/** A server that is new or has been updated prepares the rules of a game before its first table: whoever waits is told. */
const PATIENCE = 4000;

class Patience {
  /** Whether somebody has waited so long that one wants to know what is going on. */
  slow = $state(false);

  async during<T>(work: Promise<T>): Promise<T> {
    const wait = setTimeout(() => (this.slow = true), PATIENCE);
    try {
      return await work;
    } finally {
      clearTimeout(wait);
      this.slow = false;
    }
  }
}

export const patience = new Patience();
