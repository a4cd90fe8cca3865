import type { FastifyInstance } from 'fastify';
import { giveTimeForSize } from '../../connections.ts';
import type { Database } from '../../database/schema.ts';
import { clientSignal, RequestError } from '../../request-error.ts';
import { EDITOR_TOKEN } from '../desk/audit-repository.ts';
import { createRefusalLog } from '../desk/refusal-log.ts';
import type { PictureService } from '../picture/picture-service.ts';
import { editorOperations } from './blog-operations.ts';
import { type BlogRow, findBlog } from './blog-repository.ts';
import { noSuchBlog } from './blog-routes.ts';
import type { ApiBlog, WholeBlogService } from './blog-service.ts';
import { requireEditor } from './editor-access.ts';
import { isSlug } from './post-fields.ts';
import { publishPost, removePost } from './publish-post.ts';
import { POST_BODY_LIMIT_BYTES, postInputJsonSchema, readPostInput } from './read-post-input.ts';

interface EditorRoutesOptions {
  blogs: WholeBlogService;
  database: Database;
  publicUrl: string;
  pictures: PictureService;
  editorToken: string | undefined;
  /** Drops at once what this process has made of the old content; the others notice within a second. */
  onChange(): void;
}

type ById = { Params: { id: string } };

/** What only editors may do. */
export async function editorRoutes(app: FastifyInstance, options: EditorRoutesOptions) {
  const { blogs, database, editorToken, onChange } = options;
  const operations = editorOperations(postInputJsonSchema());
  // Before the body is read: nobody else makes us take in megabytes.
  app.addHook('onRequest', requireEditor(editorToken, database, createRefusalLog(database, app.log)));
  app.addHook('onRequest', async ({ raw }) => giveTimeForSize(raw));
  app.removeContentTypeParser('text/plain');

  app.post(
    '/api/blogs',
    { schema: operations.create, bodyLimit: POST_BODY_LIMIT_BYTES },
    async (request, reply) => {
      const draft = await readPostInput(request.body, { ...options, signal: clientSignal(reply) });
      if ((await publishPost(database, EDITOR_TOKEN, draft, 'create')) === 'refused')
        throw new RequestError(409, 'there is a blog with this id already', [
          { field: '_id', reason: 'is taken' },
        ]);
      onChange();
      const blog = await published(draft.id);
      return reply.code(201).header('location', `/api/blogs/${draft.id}`).send(blog);
    },
  );

  app.put<ById>(
    '/api/blogs/:id',
    { schema: operations.replace, bodyLimit: POST_BODY_LIMIT_BYTES },
    async (request, reply) => {
      const surroundings = { ...options, signal: clientSignal(reply) };
      const draft = await readPostInput(request.body, surroundings, await found(request.params.id));
      if ((await publishPost(database, EDITOR_TOKEN, draft, 'update')) === 'refused') throw noSuchBlog();
      onChange();
      return published(draft.id);
    },
  );

  app.delete<ById>('/api/blogs/:id', { schema: operations.remove }, async (request, reply) => {
    const { id } = request.params;
    if (!isSlug(id) || !(await removePost(database, EDITOR_TOKEN, id))) throw noSuchBlog();
    onChange();
    return reply.code(204).send();
  });

  async function published(id: string): Promise<ApiBlog> {
    const blog = await blogs.findForApi(id);
    if (!blog) throw noSuchBlog();
    return blog;
  }

  async function found(id: string): Promise<BlogRow> {
    const row = isSlug(id) ? await findBlog(database, id) : undefined;
    if (!row) throw noSuchBlog();
    return row;
  }
}
