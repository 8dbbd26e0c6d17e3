import { Link } from 'react-router';

/** Where the terms of paying stand in full. */
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
