import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { draggedBy, type Framing, largestZoom, movable, partOf } from './crop.ts';

type PictureFrameProps = {
  bitmap: ImageBitmap;
  ratio: number;
  framing: Framing;
  onChange: (framing: Framing) => void;
};

const drawnWidth = 960;

/** Crops the picture: by touch or mouse, and by sliders that also work with the keyboard. */
export function PictureFrame({ bitmap, ratio, framing, onChange }: PictureFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  const part = partOf(bitmap, ratio, framing);
  const can = movable(bitmap, ratio, framing);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { width, height } = context.canvas;
    const { x, y, width: share, height: tall } = part;
    context.clearRect(0, 0, width, height);
    const source = [x * bitmap.width, y * bitmap.height, share * bitmap.width, tall * bitmap.height] as const;
    context.drawImage(bitmap, ...source, 0, 0, width, height);
  });

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (last.current === undefined) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [dx, dy] = [(event.clientX - last.current.x) / box.width, (event.clientY - last.current.y) / box.height];
    last.current = { x: event.clientX, y: event.clientY };
    onChange(draggedBy(bitmap, ratio, framing, dx, dy));
  }
  const release = () => {
    last.current = undefined;
  };
  return (
    <div>
      <canvas
        ref={canvas}
        width={drawnWidth}
        height={Math.round(drawnWidth / ratio)}
        role="img"
        aria-label="切り抜いたあとの写真"
        style={{ aspectRatio: ratio }}
        className="block w-full cursor-grab touch-none rounded-lg border border-line bg-cream active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <p className="mt-1.5 text-note text-ink-soft">写真をドラッグするか、下のつまみで位置を決めます。</p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-3">
        <Slider
          label="大きさ"
          min={100}
          max={largestZoom * 100}
          value={framing.zoom * 100}
          text={`${Math.round(framing.zoom * 100)}%`}
          onChange={(value) => onChange({ ...framing, zoom: value / 100 })}
        />
        <Slider
          label="左右の位置"
          value={framing.x * 100}
          text={`左から${Math.round(framing.x * 100)}%`}
          disabled={!can.x}
          onChange={(value) => onChange({ ...framing, x: value / 100 })}
        />
        <Slider
          label="上下の位置"
          value={framing.y * 100}
          text={`上から${Math.round(framing.y * 100)}%`}
          disabled={!can.y}
          onChange={(value) => onChange({ ...framing, y: value / 100 })}
        />
      </div>
    </div>
  );
}

type SliderProps = {
  label: string;
  value: number;
  text: string;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

function Slider({ label, value, text, min = 0, max = 100, disabled = false, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={`text-note font-bold ${disabled ? 'text-no' : ''}`}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={Math.round(value)}
        aria-valuetext={text}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
        className="block h-11 w-full accent-action"
      />
    </div>
  );
}
