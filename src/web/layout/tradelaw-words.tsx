import { Link } from 'react-router';

/** Links to the full payment terms. */
export function TradelawWords() {
  return (
    <>
      くわしくは
      <Link to="/tradelaw" target="_blank" className="text-link">
        特定商取引法に基づく表記
      </Link>
      をご覧ください。
    </>
  );
}
