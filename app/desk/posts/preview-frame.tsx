import { postWords } from '#content/desk/posts.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../desk-page.ts';
import styles from './post-form.module.css';
import { addressOf, type PostPageData } from './post-page-data.ts';

const PREVIEW = 'post-preview';
const words = postWords.preview;

/** What the post will look like, kept up to date by `post-preview` while somebody types. */
export function PreviewFrame({ data, form }: { data: PostPageData; form: string }) {
  const { address, source } = addressOf(data, useDesk().query);
  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <div className={styles.previewHead}>
        <h2 id="preview-heading">{words.heading}</h2>
        <Button
          type="submit"
          variant="secondary"
          formNoValidate
          form={form}
          formAction={`${address}/preview`}
          formTarget={PREVIEW}
          data-preview-button=""
        >
          {words.button}
        </Button>
      </div>
      <p hidden data-signed-out="" role="status" className={styles.signedOut}>
        {words.signedOut}
      </p>
      {/* Nothing runs in it; what it shows is sanitised besides. */}
      <iframe
        name={PREVIEW}
        title={words.title}
        src={`${address}/preview${source}`}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className={styles.frame}
      />
    </section>
  );
}
