import { ChevronDown, LocateFixed, Search } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { CodeOption } from '../../../../domain/code-list.ts';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import {
  ageOptions,
  firstSearch,
  fromOptions,
  lengthOptions,
  mostSearched,
  type NearbySearchValues,
  rememberedSearch,
  rememberSearch,
} from './nearby-search-values.ts';
import { NearbySkeleton } from './nearby-skeleton.tsx';

// The list and the map come when they are asked for: pages for everybody stay light.
const NearbyResults = lazy(() => import('./nearby-results.tsx').then((module) => ({ default: module.NearbyResults })));

const emptyPlace = '駅名・市区町村・郵便番号を入力してください。';

/**
 * 今日これから預けられる園: by the phone's position, a station, a town or a postal code. Without JavaScript the typed place
 * goes to the list's own search.
 */
export function NearbySearch() {
  const listening = useHydrated();
  const [searchValues, setSearch] = useState<NearbySearchValues>(() => rememberedSearch() ?? firstSearch);
  const [asked, setAsked] = useState<NearbySearchValues | null>(rememberedSearch);
  const [presses, setPresses] = useState(0);
  const [locating, setLocating] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  function search(next: NearbySearchValues) {
    setRefused(null);
    setSearch(next);
    setAsked(next);
    rememberSearch(next);
  }
  /** Asked for by name or button: the page goes to the answer. */
  function press(next: NearbySearchValues) {
    setPresses(presses + 1);
    search(next);
  }
  /** Whatever is changed after a search is searched at once. */
  function change(part: Partial<NearbySearchValues>) {
    const next = { ...searchValues, ...part };
    if (asked) search({ ...next, position: asked.position, place: asked.place });
    else setSearch(next);
  }
  async function locate() {
    setLocating(true);
    // Asked for with the tap, like the list: pages for everybody stay light.
    const { askPosition, positionRefusals } = await import('./own-position.ts');
    const found = await askPosition();
    setLocating(false);
    if (typeof found === 'string') return setRefused(positionRefusals[found]);
    press({ ...searchValues, position: found });
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (searchValues.place.trim() === '') return setRefused(emptyPlace);
    press({ ...searchValues, position: null });
  }
  return (
    <div>
      <search>
        <form action="/branches/list" method="get" onSubmit={onSubmit} className="grid gap-4 lg:max-w-4xl">
          <div className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-end sm:gap-4">
            {/* Until the page listens the button cannot work, but need not look so for that moment; the field beside it does. */}
            <Button
              className="max-sm:w-full aria-disabled:border-action! aria-disabled:bg-action!"
              disabled={!listening}
              busy={locating}
              busyLabel="現在地を調べています"
              onClick={() => void locate()}
            >
              <LocateFixed className="size-5" aria-hidden="true" />
              現在地からさがす
            </Button>
            <div>
              <label htmlFor="nearby-place" className="mb-1 block text-note font-bold">
                駅名・市区町村・郵便番号
              </label>
              <div className="flex gap-2">
                <input
                  id="nearby-place"
                  type="search"
                  name="q"
                  value={searchValues.place}
                  onChange={(event) => setSearch({ ...searchValues, place: event.target.value })}
                  placeholder="例: 品川、世田谷区、108-0075"
                  autoComplete="off"
                  enterKeyHint="search"
                  maxLength={64}
                  aria-describedby={refused ? 'nearby-refused' : undefined}
                  aria-invalid={refused === emptyPlace || undefined}
                  className="block min-h-12 w-full min-w-0 rounded-md border border-edge bg-white px-3.5 placeholder:text-no aria-invalid:border-2 aria-invalid:border-wrong"
                />
                <Button type="submit" kind="plain" className="shrink-0 px-4!">
                  <Search className="size-5" aria-hidden="true" />
                  さがす
                </Button>
              </div>
            </div>
          </div>
          {refused && (
            <p id="nearby-refused" role="alert" className="text-note font-bold text-wrong">
              {refused}
            </p>
          )}
          <SearchFields searchValues={searchValues} onChange={change} />
        </form>
      </search>
      {asked && (
        <Suspense fallback={<NearbySkeleton />}>
          <NearbyResults
            searchValues={asked}
            onPlace={(place) => press({ ...searchValues, place, position: null })}
            presses={presses}
          />
        </Suspense>
      )}
    </div>
  );
}

type SearchSelectProps = {
  label: string;
  value: string;
  options: readonly CodeOption[];
  onChange: (key: string) => void;
};

/** A select of ui/field without its frame, which would cost every public page a kilobyte: these have neither hint nor error. */
function SearchSelect({ label, value, options, onChange }: SearchSelectProps) {
  return (
    <label className="min-w-0 sm:w-36">
      <span className="mb-1 block text-note font-bold">{label}</span>
      <span className="relative block">
        <select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="block min-h-12 w-full appearance-none rounded-md border border-edge bg-white pr-11 pl-3.5 forced-colors:appearance-auto"
        >
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft forced-colors:hidden"
          aria-hidden="true"
        />
      </span>
    </label>
  );
}

type SearchFieldsProps = { searchValues: NearbySearchValues; onChange: (part: Partial<NearbySearchValues>) => void };

/** Who, how long and from when: each has an answer to begin with, and one tap changes it. */
function SearchFields({ searchValues, onChange }: SearchFieldsProps) {
  const { ages } = searchValues;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">お子さまと時間</legend>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
        <SearchSelect
          label="時間の長さ"
          value={String(searchValues.minutes)}
          options={lengthOptions}
          onChange={(key) => onChange({ minutes: Number(key) })}
        />
        <SearchSelect
          label="いつから"
          value={searchValues.from}
          options={fromOptions}
          onChange={(from) => onChange({ from })}
        />
        {ages.map((age, position) => (
          <SearchSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: children of a search have no name but their place
            key={position}
            label={ages.length === 1 ? 'お子さまの年齢' : `${position + 1}人目の年齢`}
            value={String(age)}
            options={ageOptions}
            onChange={(key) => onChange({ ages: ages.with(position, Number(key)) })}
          />
        ))}
        <div className="flex items-end gap-1">
          {ages.length < mostSearched && (
            <Button
              kind="plain"
              className="px-3! text-note"
              onClick={() => onChange({ ages: [...ages, ages.at(-1) ?? 2] })}
            >
              <span aria-hidden="true">+</span>
              {ages.length === 1 ? 'きょうだい' : 'もう1人'}
              <span className="sr-only">を追加する</span>
            </Button>
          )}
          {ages.length > 1 && (
            <Button kind="plain" className="px-3! text-note" onClick={() => onChange({ ages: ages.slice(0, -1) })}>
              <span className="sr-only">お子さまを1人</span>減らす
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
