/** On every painted scene: what is seen is no photograph of the branch. */
export const ExampleMark = () => (
  <span className="absolute right-1.5 bottom-1.5 rounded-full bg-white/90 px-2 text-note text-ink">イメージ</span>
);
