import { ClosureStrip } from './closure-strip.tsx';

/** What stands above the board because somebody has to see it first. Each strip says nothing while it has nothing to say. */
export function TodayStrips() {
  return (
    <div className="contents">
      <ClosureStrip />
    </div>
  );
}
