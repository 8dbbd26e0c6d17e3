import {
  Camera,
  DoorOpen,
  Droplets,
  House,
  type LucideIcon,
  MessageCircle,
  Milk,
  Moon,
  Smile,
  Thermometer,
  Utensils,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayItem, DayItemKind } from '../../../../domain/care/day-timeline.ts';
import { formatTime } from '../../../../domain/time-format.ts';

const icons: Readonly<Record<DayItemKind, LucideIcon>> = {
  arrived: DoorOpen,
  left: House,
  nap: Moon,
  meal: Utensils,
  milk: Milk,
  toilet: Droplets,
  mood: Smile,
  temperature: Thermometer,
  note: MessageCircle,
  photo: Camera,
};
const isDoor = (kind: DayItemKind): boolean => kind === 'arrived' || kind === 'left';

type DayTimelineProps<Photo> = {
  items: readonly DayItem<Photo>[];
  /** Whose day it is, for who only hears the page. */
  label: string;
  showPhoto: (photo: Photo, item: DayItem<Photo>) => ReactNode;
};

/** A child's day in the order of the clock. */
export function DayTimeline<Photo>({ items, label, showPhoto }: DayTimelineProps<Photo>) {
  return (
    <ol aria-label={label} className="grid">
      {items.map((item) => {
        const Icon = icons[item.kind];
        return (
          <li
            key={item.key}
            className="relative grid grid-cols-[3.25rem_2.25rem_minmax(0,1fr)] gap-x-2 pb-5 break-inside-avoid last:pb-0 before:absolute before:top-9 before:bottom-0 before:left-[4.8125rem] before:w-px before:bg-line last:before:hidden print:pb-3"
          >
            <span className="figures pt-1.5 text-right text-note text-ink-soft">{formatTime(item.at)}</span>
            <span
              className={`grid size-9 place-items-center rounded-full ${isDoor(item.kind) ? 'bg-trust-soft text-trust' : 'bg-cream text-ink-soft'}`}
            >
              <Icon className="size-4.5" aria-hidden="true" />
            </span>
            <div className="min-w-0 pt-1">
              <p className="wrap-anywhere">
                <span className={item.words && item.kind !== 'note' ? 'text-note text-ink-soft' : 'font-bold'}>
                  {item.title}
                </span>
                {item.words && (
                  <span className={item.kind === 'note' ? 'block whitespace-pre-line' : 'ml-2 font-bold'}>
                    {item.words}
                  </span>
                )}
              </p>
              {item.photo !== null && showPhoto(item.photo, item)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
