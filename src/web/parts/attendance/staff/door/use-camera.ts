import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** `refused`: the person or the device says no. `missing`: there is none. `busy`: something else has it. */
export type CameraState = 'starting' | 'on' | 'refused' | 'missing' | 'busy';

const msBetweenFrames = 300;
/** Wide enough to read a code that fills a third of the picture, small enough for an old tablet. */
const widestPicture = 640;

/**
 * The document a page runs in was opened for another page: the camera is allowed in the document of /staff/scan alone
 * (server/http/security-headers.ts), so it is opened again.
 */
function isOpenedElsewhere(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && new URL(opened.name).pathname.replace(/\/$/, '') !== '/staff/scan';
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'refused';
}

/** Reads codes with the rear camera. Frames never leave the tablet and are not stored. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, paused: boolean, onCode: (text: string) => void) {
  const [state, setState] = useState<CameraState>('starting');
  const [tries, setTries] = useState(0);
  const notify = useEffectEvent((text: string) => {
    if (!paused) onCode(text);
  });
  const isPaused = useEffectEvent(() => paused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` starts it anew
  useEffect(() => {
    if (isOpenedElsewhere()) return window.location.reload();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });

    async function begin() {
      if (!('mediaDevices' in navigator)) return setState('missing');
      try {
        const wanted = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } };
        stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      } catch (error) {
        return setState(stateOf(error));
      }
      const element = video.current;
      if (left || element === null) return stop();
      element.srcObject = stream;
      await element.play().catch(() => {});
      const { default: decodeQR } = await import('qr/decode.js');
      if (left) return;
      setState('on');
      const look = () => {
        if (left) return;
        const text = isPaused() ? null : codeIn(element, canvas, context, decodeQR);
        if (text !== null) notify(text);
        timer = setTimeout(look, msBetweenFrames);
      };
      look();
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    setState('starting');
    void begin();
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, [tries, video]);
  return { state, again: () => setTries(tries + 1) };
}

type DecodeQR = (image: { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }) => string;

/** Null: no code in this picture, as in most. */
function codeIn(
  element: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D | null,
  decodeQR: DecodeQR,
): string | null {
  const { videoWidth, videoHeight } = element;
  if (context === null || videoWidth === 0) return null;
  const scale = Math.min(1, widestPicture / videoWidth);
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  context.drawImage(element, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return decodeQR({ width, height, data });
  } catch {
    return null;
  }
}
