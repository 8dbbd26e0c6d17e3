/** How far a file has travelled. */
export function UploadProgress({ share }: { share: number | undefined }) {
  if (share === undefined) return null;
  const percent = Math.round(share * 100);
  const text = percent < 100 ? `写真を送っています ${percent}%` : '写真を変換しています';
  return (
    <div className="grid gap-1">
      <p role="status" className="figures text-note">
        {percent < 100 ? '写真を送っています' : text}
      </p>
      <progress aria-label={text} max={100} value={percent} className="h-2 w-full accent-action" />
    </div>
  );
}
