import type { PictureProps } from './picture.ts';

/**
 * The scene of the home page: morning, a bright doorway with a clock above it, and a grown-up bringing a child by the
 * hand. Drawn from circles, arches and round lines in the colours of the palette.
 */
export function HeroScene({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 640 520" className={className} aria-hidden="true" focusable="false">
      <path d="M40 300C40 150 160 40 320 40s280 110 280 260v140H40z" fill="#faf4ea" />
      <circle cx="500" cy="140" r="54" fill="#f5c65d" />
      <g stroke="#f5c65d" strokeWidth="10" strokeLinecap="round">
        <path d="M500 54v-18M561 79l13-13M586 140h18M439 79l-13-13M561 201l13 13" />
      </g>
      <House />
      <path d="M20 440c90-26 190-34 300-34s210 8 300 34v30c0 14-11 25-25 25H45c-14 0-25-11-25-25z" fill="#86b48c" />
      <path d="M188 412h164l44 83H140z" fill="#f3e8d8" />
      <Plant x={116} />
      <Parent />
      <Child />
      <ToyBlocks />
    </svg>
  );
}

function House() {
  return (
    <g>
      <path d="M110 420V214a14 14 0 0 1 6-11l146-106a14 14 0 0 1 16 0l146 106a14 14 0 0 1 6 11v206z" fill="#fffdf9" />
      <path
        d="M84 226 262 97a14 14 0 0 1 16 0l178 129"
        fill="none"
        stroke="#b4461f"
        strokeWidth="26"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="270" cy="176" r="33" fill="#f3b07c" />
      <circle cx="270" cy="176" r="25" fill="#fffdf9" />
      <path
        d="M270 160v16l11 7"
        fill="none"
        stroke="#2e2621"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M196 420V312c0-44 33-78 74-78s74 34 74 78v108z" fill="#b4461f" />
      <path d="M210 420V314c0-36 27-64 60-64s60 28 60 64v106z" fill="#f5c65d" />
      <path d="M210 420V314c0-33 22-59 50-63.500V436l-50-16z" fill="#f3b07c" />
      <circle cx="247" cy="348" r="6" fill="#2e2621" />
      <rect x="134" y="280" width="42" height="54" rx="21" fill="#fceee4" />
      <path d="M155 280v54M134 308h42" stroke="#e6dccd" strokeWidth="4" />
      <rect x="364" y="280" width="42" height="54" rx="21" fill="#fceee4" />
      <path d="M385 280v54M364 308h42" stroke="#e6dccd" strokeWidth="4" />
    </g>
  );
}

function Plant({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 430c-18-24-16-52 0-74 16 22 18 50 0 74z" fill="#2c6a41" />
      <path d="M4 430c4-24 16-38 34-44 4 20-8 38-34 44z" fill="#86b48c" />
      <path d="M-4 430c-4-24-16-36-32-40-4 20 8 36 32 40z" fill="#86b48c" />
      <path d="M-24 424h48l-7 40a6 6 0 0 1-6 5h-22a6 6 0 0 1-6-5z" fill="#b4461f" />
    </g>
  );
}

function Parent() {
  return (
    <g>
      <path d="M424 404v70M452 404v70" stroke="#5f5249" strokeWidth="17" strokeLinecap="round" />
      <path d="M398 414c0-62 12-104 40-104s40 42 40 104c0 8-80 8-80 0z" fill="#2c6a41" />
      <path d="M414 334c-14 18-26 36-34 58" fill="none" stroke="#2c6a41" strokeWidth="18" strokeLinecap="round" />
      <circle cx="379" cy="398" r="9" fill="#f6c9a4" />
      <path d="M464 334c12 14 18 32 18 50" fill="none" stroke="#2c6a41" strokeWidth="18" strokeLinecap="round" />
      <rect x="462" y="384" width="42" height="40" rx="9" fill="#f3b07c" />
      <path d="M472 386v-6a11 11 0 0 1 22 0v6" fill="none" stroke="#b4461f" strokeWidth="5" />
      <circle cx="438" cy="280" r="30" fill="#f6c9a4" />
      <path
        d="M407 284c-4-26 12-44 33-44 22 0 36 18 30 52-4 8-10 4-9-6 0-12-8-20-20-22-10 8-20 12-34 20z"
        fill="#2e2621"
      />
      <path d="M424 284v4M443 284v4" stroke="#2e2621" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M427 296c4 4 9 4 13 0" fill="none" stroke="#b4461f" strokeWidth="3.5" strokeLinecap="round" />
    </g>
  );
}

function Child() {
  return (
    <g>
      <path d="M338 450v26M358 450v26" stroke="#5f5249" strokeWidth="13" strokeLinecap="round" />
      <path d="M318 452c0-36 10-60 30-60s30 24 30 60c0 6-60 6-60 0z" fill="#b4461f" />
      <path d="M362 414l16-14" stroke="#b4461f" strokeWidth="13" strokeLinecap="round" />
      <circle cx="380" cy="399" r="6.5" fill="#f3b07c" />
      <path d="M332 416c-8-8-14-18-16-28" fill="none" stroke="#b4461f" strokeWidth="13" strokeLinecap="round" />
      <circle cx="315" cy="384" r="6.5" fill="#f6c9a4" />
      <path d="M323 372c0-16 11-27 26-27s26 11 26 27c0 10-3 18-8 23h-34c-6-5-10-13-10-23z" fill="#2e2621" />
      <circle cx="346" cy="376" r="21" fill="#f6c9a4" />
      <path d="M323 366c0-15 11-26 26-26s26 11 26 26z" fill="#f5c65d" />
      <path d="M314 367h40" stroke="#f5c65d" strokeWidth="8" strokeLinecap="round" />
      <path d="M323 361h52" stroke="#b4461f" strokeWidth="4" />
      <path d="M336 378v3M352 378v3" stroke="#2e2621" strokeWidth="4" strokeLinecap="round" />
      <path d="M339 387c3 3 7 3 10 0" fill="none" stroke="#b4461f" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

function ToyBlocks() {
  return (
    <g>
      <rect x="536" y="424" width="40" height="40" rx="7" fill="#f3b07c" />
      <circle cx="556" cy="444" r="9" fill="#fffdf9" />
      <rect x="578" y="424" width="40" height="40" rx="7" fill="#b4461f" />
      <path d="M556 424l18-22a4 4 0 0 1 6 0l18 22z" fill="#2c6a41" />
    </g>
  );
}
