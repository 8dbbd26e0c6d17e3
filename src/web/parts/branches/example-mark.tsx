/** Beside every painted scene: what is seen is no photograph of the branch. */
export const ExampleMark = () => <span className="rounded-full bg-white px-2 text-note text-ink">イメージ</span>;
