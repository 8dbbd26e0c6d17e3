import { createContext, useContext } from 'react';

/** The style sheet as text. Set while the server renders (entry.server.tsx); the browser already has it in the page. */
export const StyleContext = createContext('');

/**
 * The style sheet is inlined: a separate file would cost another round trip before the first paint. The browser
 * leaves the text as the server wrote it, so no script carries it a second time.
 */
export function PageStyle() {
  const text = useContext(StyleContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, made by the build
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
