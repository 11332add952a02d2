CREATE TABLE "practice_notes" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"skill" text NOT NULL,
	"person" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_notes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "practice_notes" ADD CONSTRAINT "practice_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_notes_user_created" ON "practice_notes" USING btree ("user_id","created_at");