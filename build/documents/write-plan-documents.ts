import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plan } from '#content/schema/plan.ts';
import { plans } from '#words/plans.ts';
import { renderDiasporaDocument } from './diaspora-document.ts';
import { renderPlanDocument } from './plan-document.ts';

/** Writes the PDF of every plan under the file name that the plan's record links to. */
export async function writePlanDocuments(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  return Promise.all(
    plans.map(async (plan) => {
      const file = join(outDir, basename(plan.pdf));
      await writeFile(file, await renderDocument(plan));
      return file;
    }),
  );
}

function renderDocument(plan: Plan): Promise<Buffer> {
  return plan.published ? renderPlanDocument(plan) : renderDiasporaDocument(plan);
}
