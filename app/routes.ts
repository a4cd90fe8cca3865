import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { sections } from '#content/sections.ts';

const sectionPages = sections
  .filter((section) => 'slug' in section)
  .map(({ slug }) => route(slug, 'sections/section-page.tsx', { id: `section-${slug}` }));

export default [
  layout('layout/site-layout.tsx', [
    index('routes/home/home.tsx'),
    route('plan', 'routes/plan/plan.tsx'),
    route('provider', 'routes/provider/provider.tsx'),
    route('marketing-agents', 'routes/marketing-agents/marketing-agents.tsx'),
    route('resources', 'routes/resources/resources.tsx'),
    route('contact', 'routes/contact/contact.tsx'),
    route('contact/sent', 'routes/contact/contact-sent.tsx'),
    route('newsletter', 'routes/newsletter/newsletter.tsx'),
    route('newsletter/sent', 'routes/newsletter/newsletter-sent.tsx'),
    route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter/unsubscribe.tsx'),
    route('about', 'routes/about/about.tsx'),
    route('faq', 'routes/faq/faq.tsx'),
    route('cookies-policy', 'routes/cookies-policy/cookies-policy.tsx'),
    route('privacy', 'routes/policy/policy.tsx', { id: 'privacy' }),
    route('privacy-policy', 'routes/policy/policy.tsx', { id: 'privacy-policy' }),
    route('accessibility', 'routes/policy/policy.tsx', { id: 'accessibility' }),
    route('blog', 'routes/blog/blog.tsx'),
    route('blog/:id', 'routes/blog-post/blog-post.tsx'),
    ...sectionPages,
    route('chatbot', 'routes/chatbot/chatbot.tsx'),
    route('offline', 'routes/offline/offline.tsx'),
    route('maintenance', 'routes/maintenance/maintenance.tsx'),
  ]),
  route('plans', 'routes/plans-redirect/plans-redirect.ts'),
  route('sitemap.xml', 'routes/site-files/sitemap.ts'),
  route('robots.txt', 'routes/site-files/robots.ts'),
  route('manifest.webmanifest', 'routes/site-files/web-manifest.ts'),
  route('llms.txt', 'routes/site-files/llms-txt.ts'),
  route('.well-known/security.txt', 'routes/site-files/security-txt.ts'),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
