/** What the server tells the pages about itself. Nothing here may be secret: it is written into the HTML. */
export type PublicSettings = {
  publicUrl: string;
  chatUrl: string;
  stripeJsUrl: string;
  stripePublishableKey: string;
  /** Empty: no web push. */
  vapidPublicKey: string;
  demo: boolean;
};

/** Runs a trusted document as the anonymous role, by its id. */
export type QueryPublic = (documentId: string, variables?: Record<string, unknown>) => Promise<unknown>;

/** What the server hands to the built web. */
export type WebPluginOptions = { queryPublic: QueryPublic; settings: PublicSettings; now?: () => Date };
