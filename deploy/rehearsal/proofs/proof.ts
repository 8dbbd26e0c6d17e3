export interface Proof {
  name: string;
  held: boolean;
  /** What was seen, in figures. */
  seen: string;
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** A proof that could not even be carried out has not held. */
export async function prove(name: string, work: () => Promise<{ held: boolean; seen: string }>): Promise<Proof> {
  const proof = await work().then(
    (found) => ({ name, ...found }),
    (error: unknown) => ({ name, held: false, seen: error instanceof Error ? error.message : String(error) }),
  );
  console.log(`${proof.held ? 'held  ' : 'BROKEN'} ${proof.name}: ${proof.seen}`);
  return proof;
}
