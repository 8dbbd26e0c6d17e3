/** または, between the LINE button and the email form. */
export function OrLine() {
  return (
    <div className="my-7 flex items-center gap-4 text-note text-ink-soft">
      <span className="h-px flex-1 bg-line" />
      または
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
