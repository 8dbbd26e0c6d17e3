/** Who may upload: a member of staff for a branch, headquarters, a family for itself, or either of the two to the other. */
type FileUploader = 'branch_manager' | 'branch_staff' | 'headquarters' | 'family' | 'family_or_staff';

type FileRule = {
  readonly uploader: FileUploader;
  /** Private: read only through a link made for one person, who must see the row. */
  readonly private_flag: boolean;
  /** Documents are PDF and stay as they are. */
  readonly documents: boolean;
};

/** What files are for. A new purpose is a line here and in the CHECK of files.purpose. */
export const filePurposes = {
  branch_image: { uploader: 'branch_manager', private_flag: false, documents: false },
  content_image: { uploader: 'headquarters', private_flag: false, documents: false },
  family_document: { uploader: 'family', private_flag: true, documents: true },
  child_photo: { uploader: 'branch_staff', private_flag: true, documents: false },
  incident_photo: { uploader: 'branch_staff', private_flag: true, documents: false },
  pickup_photo: { uploader: 'family', private_flag: true, documents: false },
  barred_photo: { uploader: 'branch_manager', private_flag: true, documents: false },
  message_photo: { uploader: 'family_or_staff', private_flag: true, documents: false },
} as const satisfies Record<string, FileRule>;
export type FilePurpose = keyof typeof filePurposes;

export const filePurposeNames = Object.keys(filePurposes) as FilePurpose[];

export const fileContentTypes = ['image/webp', 'application/pdf'] as const;
export type FileContentType = (typeof fileContentTypes)[number];

/** What a person may send. A phone's photograph has 2 to 8 MB. */
export const largestUploadBytes = 15 * 1024 * 1024;
/** Width times height; a small file may unpack to more than memory holds. */
export const largestUploadPixels = 50_000_000;

/** The pictures of a branch page, and how they are cut. */
export const branchImageLimit = 8;
export const branchImageRatio = 16 / 9;
export const alternativeTextLimit = 200;
/** Asked of every picture of a branch. */
/** branch_images.people: who can be recognised is nobody, or agreed to the site. */
export const picturePeople = ['nobody', 'agreed'] as const;
export const peopleUnsaid = '写っている方について、どちらかを選んでください。';
export const captionLimit = 40;
/** The manager's sentence beside their face. */
export const greetingLimit = 100;
